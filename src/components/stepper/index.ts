export { Stepper, stepStates, type StepperProps } from './stepper.tsx'
export { StepArea, type StepAreaProps } from './step-area.tsx'
