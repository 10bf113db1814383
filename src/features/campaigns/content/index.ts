export { ContentStep, type ContentStepProps } from './content-step.tsx'
