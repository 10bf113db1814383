import { vars } from '#styles/theme.css'

/** The block margins that keep a drawn control in the middle of the first line of its words, however large the text is. */
export const onFirstLine = (height: string): string => `calc((${vars.lineHeight[14]} - ${height}) / 2)`
