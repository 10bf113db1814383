export { refusalText } from './refusal-text.ts'
