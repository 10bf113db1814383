/** Whether it is a colour as this field writes it: #rrggbb in small letters. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)

/** The colour that a text means, as #rrggbb: three or six hexadecimal digits in either case and width, with or without #. */
export function parseColour(text: string): string | undefined {
  const [, digits = ''] =
    /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text.normalize('NFKC').trim().toLowerCase()) ?? []
  if (digits === '') return undefined
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

/** A contrast as it is shown: cut, not rounded, so that what is called 4.5 is enough for what needs 4.5. */
export const shownContrast = (ratio: number): number => Math.floor(ratio * 10 + 1e-9) / 10
