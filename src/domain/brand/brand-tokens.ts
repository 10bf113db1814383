/** The colours of a brand, in the order in which they are offered. */
export const brandTokens = ['primary', 'onPrimary', 'accent', 'bg', 'surface', 'text'] as const
export type BrandToken = (typeof brandTokens)[number]
