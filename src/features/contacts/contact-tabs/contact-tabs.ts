/** The parts of the sheet that shows one contact, as the address names them (CON-33). */
export const contactTabs = ['overview', 'properties', 'timeline', 'messages'] as const
export type ContactTab = (typeof contactTabs)[number]
