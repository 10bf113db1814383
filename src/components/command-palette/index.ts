export { CommandPalette, type CommandPaletteProps } from './command-palette.tsx'
export type { Command } from './command-palette.model.ts'
