import type { Variable } from '#mail/document'

/** How the mail is looked at while it is edited (EML-207). */
export interface CanvasView {
  /** As narrow as on a phone. */
  isPhone: boolean
  /** In the colours that it has in dark mode. */
  inDark: boolean
  /** What stands for a variable, such as the value of a contact; without it variables have their names. */
  valueFor?: ((variable: Variable) => string) | undefined
}

export const usualView: CanvasView = { isPhone: false, inDark: false }

/** Width of a phone, px. */
export const PHONE = 375
