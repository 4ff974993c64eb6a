import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Does something once, when an element is first in sight. */
export const useWhenInSight = (place: RefObject<HTMLElement | null>, act: () => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the element as it is first drawn
  useEffect(() => {
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
};
