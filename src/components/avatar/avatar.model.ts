import type { Oklch } from '#styles/tokens'

/** Lightness and chroma of an avatar; its hue comes from the name (CMP-2). One pair serves both themes. */
export const AVATAR = { lightness: 0.49, chroma: 0.095, letterLightness: 0.99 } as const

export const paperOf = (hue: number): Oklch => [AVATAR.lightness, AVATAR.chroma, hue]
export const letterColour: Oklch = [AVATAR.letterLightness, 0, 0]
