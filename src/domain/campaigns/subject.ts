/** What a phone shows of a subject, in half-width characters: 18 full-width ones (CAM-82). */
export const SUBJECT_ON_A_PHONE = 36
