const onApple: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥', Enter: '↵', Escape: 'esc' }
const elsewhere: Record<string, string> = { Mod: 'Ctrl', Enter: '↵', Escape: 'Esc' }
const everywhere: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }

/** Whether the keyboard in front of the reader has a ⌘ key. `platform` is what the browser says of itself. */
export const isApple = (platform: string): boolean => /mac|iphone|ipad/i.test(platform)

/** What is printed on a key: 'Mod' is ⌘ on Apple's keyboards and Ctrl on others. */
export const keyCap = (key: string, apple: boolean): string =>
  (apple ? onApple : elsewhere)[key] ?? everywhere[key] ?? (key.length === 1 ? key.toUpperCase() : key)
