export {
  formsQueryValues,
  FormsScreen,
  readFormsQuery,
  type FormsLinks,
  type FormsQuery,
} from '#features/forms/list'
export { FormBuilderScreen, type BuilderLinks } from '#features/forms/builder'
export { formPageValues, FormScreen, readFormPageQuery, type FormPageQuery } from '#features/forms/one'
