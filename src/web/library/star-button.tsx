import { useEffect } from 'preact/hooks';
import { IconButton } from '../parts/icon.tsx';
import { adoptStyle } from '../styles/adopt.ts';
import { items, openLibrary } from './library.ts';
import style from './star.css';
import { type Starrable, starredAt, toggleStar } from './star.ts';

adoptStyle(style);

interface StarButtonProps {
  readonly entry: Starrable;
  /** What distinguishes it from others with the same name. */
  readonly detail: string;
}

/** Saves something to the library with a star, or removes it. */
export const StarButton = ({ entry, detail }: StarButtonProps) => {
  useEffect(() => {
    if (items.peek() === undefined) void openLibrary();
  }, []);
  const isStarred = starredAt(entry.address) !== undefined;
  return (
    <span class={isStarred ? 'star starred' : 'star'}>
      <IconButton
        icon="star"
        name={`Star ${entry.name}, ${detail}`}
        pressed={isStarred}
        onClick={() => void toggleStar(entry)}
      />
    </span>
  );
};
