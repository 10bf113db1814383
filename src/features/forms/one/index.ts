export { formPageValues, readFormPageQuery, type FormPageQuery } from './form-query.model.ts'
export { FormScreen } from './form-screen.tsx'
