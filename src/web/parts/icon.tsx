/** Line icons on a grid of 20; each is next to its name or in a button that has one. */
const PATHS = {
  undo: 'M7 5 3.5 8.5 7 12M4 8.5h7.5a4.5 4.5 0 0 1 0 9H8',
  redo: 'M13 5l3.5 3.5L13 12M16 8.5H8.5a4.5 4.5 0 0 0 0 9H12',
  swap: 'M6 4v12m0 0-3-3m3 3 3-3M14 16V4m0 0-3 3m3-3 3 3',
  copy: 'M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z',
  call: 'M7 5.5 2.5 10 7 14.5M13 5.5l4.5 4.5-4.5 4.5',
  close: 'M5 5l10 10M15 5 5 15',
  surround: 'M10 3a7 7 0 1 0 0 14zM10 3a7 7 0 0 1 0 14',
  keys: 'M2.5 5.5h15v9h-15zM5.5 8.5h.01M8.5 8.5h.01M11.5 8.5h.01M14.5 8.5h.01M6.5 11.5h7',
  key: 'M12.5 3.5a4 4 0 1 1-3.6 5.7L3 15.5v1.5h2.5V15H7v-2l1.8-1.8M13 7h.01',
  pass: 'm4 10.5 4 4 8-9',
  fail: 'M5 5l10 10M15 5 5 15',
  paste: 'M7 4.5H4.5v12h11v-12H13M7 3h6v3H7z',
  download: 'M10 3v10m0 0-4-4m4 4 4-4M4 16.5h12',
  plus: 'M10 4v12M4 10h12',
  dice: 'M4 4h12v12H4zM7.5 7.5h.01M12.5 7.5h.01M10 10h.01M7.5 12.5h.01M12.5 12.5h.01',
  lock: 'M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  unlock: 'M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 5.8-1.1',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M13 13l4 4',
  star: 'm10 3 2.1 4.6 4.9.5-3.7 3.4 1.1 5-4.4-2.6-4.4 2.6 1.1-5L3 8.1l4.9-.5z',
  dropper: 'M11.5 5.5l3 3M10 7l3 3-6.5 6.5H3.5v-3zM12.2 4.8l1-1a1.6 1.6 0 0 1 2.3 0l.7.7a1.6 1.6 0 0 1 0 2.3l-1 1z',
  circle: 'M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13',
  half: 'M10 3.5a6.5 6.5 0 1 0 0 13zM10 3.5a6.5 6.5 0 0 1 0 13',
  eye: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5M10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  bars: 'M3.5 11h3v5.5h-3zM8.5 7.5h3v9h-3zM13.5 4h3v12.5h-3z',
  list: 'M4 3.5h12v13H4zM7 7.5l1 1 1.5-2M7 12.5l1 1 1.5-2M12 8h2M12 13h2',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name, size = 18 }: { name: IconName; size?: number }) => (
  <svg class="icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path
      d={PATHS[name]}
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);

/** A button that shows an icon alone; its name is read, and shown on hover. */
export const IconButton = ({
  icon,
  name,
  keys,
  disabled = false,
  pressed,
  onClick,
}: {
  icon: IconName;
  name: string;
  keys?: string;
  disabled?: boolean;
  pressed?: boolean;
  onClick: () => void;
}) => (
  <button
    type="button"
    class="icon-button"
    aria-label={name}
    aria-keyshortcuts={keys}
    aria-pressed={pressed}
    title={keys ? `${name} (${keys})` : name}
    // It keeps the focus when a click disables it.
    aria-disabled={disabled}
    onClick={disabled ? undefined : onClick}
  >
    <Icon name={icon} />
  </button>
);
