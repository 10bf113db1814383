import { createVar } from '@vanilla-extract/css'

/** What a header row leaves free at its end for the button of the frame that stands over it; nothing where there is none. */
export const corner = createVar()
