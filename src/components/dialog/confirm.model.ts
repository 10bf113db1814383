/** Whether what was typed is the word that was asked for: full-width letters and digits are the same, case is not. */
export const isWordTyped = (typed: string, word: string): boolean =>
  typed.normalize('NFKC').trim() === word.normalize('NFKC').trim()
