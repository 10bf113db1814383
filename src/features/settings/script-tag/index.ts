export { ScriptTagSection } from './script-tag-section.tsx'
