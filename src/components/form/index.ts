export { FieldGroup } from './field-group.tsx'
export { FormSection, type FormSectionProps } from './form-section.tsx'
export { Form, type FormProps } from './form.tsx'
