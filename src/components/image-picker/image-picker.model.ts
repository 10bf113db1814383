/** How high the area of the picture is, px (WSP-10). */
export const IMAGE_PICKER = { height: 160 } as const

interface FileKind {
  name: string
  type: string
}

/**
 * What to do with files that were dropped or pasted: the first one of the right kind is taken; if there is none, the
 * first one is named as refused. Undefined where there is no file at all, such as a drag of text.
 */
export function firstOf<T extends FileKind>(
  files: readonly T[],
  isRightKind: (file: T) => boolean,
): { taken: T } | { refused: string } | undefined {
  const taken = files.find((file) => isRightKind(file))
  if (taken) return { taken }
  const [first] = files
  return first && { refused: first.name }
}

/** A told progress as a share from 0 to 1 that never goes back. What is no number changes nothing. */
export const furtherShare = (before: number | undefined, told: number): number | undefined =>
  Number.isNaN(told) ? before : Math.max(before ?? 0, Math.min(1, told))
