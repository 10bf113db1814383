/** Light, dark, or as the system says, which is the default (SET-14). */
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

export const decodeTheme = (value: unknown): Theme | undefined => themes.find((theme) => theme === value)

/** 'system' is the absence of a choice: the style sheet follows the system by itself. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
}
