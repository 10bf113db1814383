export { RegistrationScreen } from './registration-screen.tsx'
export { readRegistrationQuery, registrationValues, type RegistrationQuery } from './registration.model.ts'
