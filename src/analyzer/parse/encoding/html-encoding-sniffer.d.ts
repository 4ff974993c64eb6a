declare module 'html-encoding-sniffer' {
  /** Name of the encoding (Encoding Standard) found by byte order mark, transport label, prescan; else the default. */
  export default function sniff(
    bytes: Uint8Array,
    options?: { xml?: boolean; transportLayerEncodingLabel?: string; defaultEncoding?: string },
  ): string;
}
