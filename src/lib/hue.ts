/** The colours that a person gives to segments, mailing lists and options, by the name under which they are stored. */
export const hues = ['slate', 'rose', 'orange', 'amber', 'green', 'teal', 'blue', 'violet', 'pink'] as const
export type Hue = (typeof hues)[number]

export const isHue = (value: unknown): value is Hue => hues.some((hue) => hue === value)
