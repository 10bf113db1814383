import * as v from 'valibot'
import { hues } from '#lib/hue'

/** The name of a colour; the theme decides how it is drawn. */
export const Hue = v.picklist(hues)
