export { FormSection, type FormSectionProps } from './form-section.tsx'
export { Form, type FormProps } from './form.tsx'
