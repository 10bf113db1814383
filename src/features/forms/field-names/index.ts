export { fieldIcon, fieldTitle, kindName, languageOfReader } from './field-names.ts'
