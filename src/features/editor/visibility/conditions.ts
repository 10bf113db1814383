export { ConditionForm } from './condition-form.tsx'
export { ShownTo } from './shown-to.tsx'
