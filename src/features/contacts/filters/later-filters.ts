/** Where is what reads, says and changes filters. */
export const filterParts = () => import('./filter-parts.ts')
