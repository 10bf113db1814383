export { Stepper, stepStates, type StepperProps } from './stepper.tsx'
