declare module 'punycode/punycode.es6.js' {
  /** Each xn-- label of a name as it is read. Throws for a label that is none. */
  export function toUnicode(name: string): string
}
