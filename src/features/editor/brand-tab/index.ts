export { BrandTab } from './later-parts.ts'
