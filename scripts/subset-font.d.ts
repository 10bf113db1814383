declare module 'subset-font' {
  /** The font with nothing but what the text needs. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Uint8Array>
}
