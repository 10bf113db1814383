export { appText } from './app-text.css.ts'
export { bar, stage } from './places.css.ts'
