declare module 'apca-w3' {
  /** Lc of text on a ground, both as CSS hex. */
  export function calcAPCA(text: string, ground: string): number | string;
}
