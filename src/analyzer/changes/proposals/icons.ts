import { attr, type Element, isElement, type Node, tokens } from '../../page/tree/node.ts';

/** What a button or link says that shows only this icon; the names of Font Awesome, Bootstrap, Material and Feather. */
const WORDS: Readonly<Record<string, string>> = {
  'arrow-down': 'Down',
  'arrow-left': 'Back',
  'arrow-right': 'Next',
  'arrow-up': 'Up',
  bars: 'Menu',
  bell: 'Notifications',
  bookmark: 'Bookmark',
  calendar: 'Calendar',
  cart: 'Cart',
  'cart-shopping': 'Cart',
  check: 'Confirm',
  'chevron-down': 'Expand',
  'chevron-left': 'Previous',
  'chevron-right': 'Next',
  'chevron-up': 'Collapse',
  clipboard: 'Copy',
  clone: 'Copy',
  close: 'Close',
  cog: 'Settings',
  comment: 'Comment',
  comments: 'Comments',
  copy: 'Copy',
  delete: 'Delete',
  download: 'Download',
  edit: 'Edit',
  ellipsis: 'More',
  'ellipsis-h': 'More',
  'ellipsis-v': 'More',
  envelope: 'E-mail',
  expand: 'Full screen',
  eye: 'Show',
  filter: 'Filter',
  gear: 'Settings',
  globe: 'Language',
  heart: 'Like',
  home: 'Home',
  house: 'Home',
  list: 'List',
  lock: 'Lock',
  'magnifying-glass': 'Search',
  mail: 'E-mail',
  map: 'Map',
  menu: 'Menu',
  microphone: 'Microphone',
  minus: 'Less',
  'paper-plane': 'Send',
  paperclip: 'Attach a file',
  pause: 'Pause',
  pencil: 'Edit',
  phone: 'Phone',
  play: 'Play',
  plus: 'Add',
  print: 'Print',
  question: 'Help',
  'question-circle': 'Help',
  refresh: 'Reload',
  reply: 'Reply',
  rss: 'Feed',
  save: 'Save',
  search: 'Search',
  send: 'Send',
  settings: 'Settings',
  share: 'Share',
  'shopping-cart': 'Cart',
  'sign-out': 'Sign out',
  star: 'Favourite',
  sync: 'Reload',
  times: 'Close',
  trash: 'Delete',
  upload: 'Upload',
  user: 'Account',
  'volume-up': 'Sound',
  xmark: 'Close',
  'x-lg': 'Close',
};

/** Networks by the host that a link leads to. */
const NETWORKS: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'pinterest.com': 'Pinterest',
  'reddit.com': 'Reddit',
  'bsky.app': 'Bluesky',
  'mastodon.social': 'Mastodon',
  't.me': 'Telegram',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'twitch.tv': 'Twitch',
  'twitter.com': 'Twitter',
  'vimeo.com': 'Vimeo',
  'wa.me': 'WhatsApp',
  'x.com': 'X',
  'xing.com': 'Xing',
  'youtube.com': 'YouTube',
  'discord.gg': 'Discord',
};

const PREFIX = /^(?:fas?|far|fab|fal|fa|bi|mdi|icon|icon-|glyphicon|feather|ti|la|ri|uil|bx)-/;
const STYLE = /-(?:o|alt|fill|line|solid|regular|outline|h|v|2|square)$/;

/** What an icon in an element means, in English; null if none is known. */
export const iconWord = (element: Element): string | null => {
  const stack: Node[] = [element];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!isElement(node)) continue;
    const names = [...tokens(node, 'class'), attr(node, 'data-icon') ?? '', attr(node, 'data-feather') ?? ''];
    for (const name of names) {
      const icon = name.replace(PREFIX, '');
      if (icon === name && !attr(node, 'data-icon') && !attr(node, 'data-feather')) continue;
      const word = WORDS[icon] ?? WORDS[icon.replace(STYLE, '')];
      if (word) return word;
    }
    stack.push(...node.children);
  }
  return null;
};

/** The name of the network that an address leads to; null for any other site. */
export const networkOf = (address: string | null): string | null => {
  if (!address || !URL.canParse(address)) return null;
  const host = new URL(address).hostname.replace(/^(www|m|de|en|fr|mobile)\./, '');
  return NETWORKS[host] ?? null;
};
