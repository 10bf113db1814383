export { Inspector } from './later-parts.ts'
