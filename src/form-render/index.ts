export { drawForm, drawnFields, type DrawFormOptions, type DrawnForm, type FilledForm } from './draw-form.ts'
export { givenBy, popUp, sourceOf } from './embed-form.ts'
export { createFormClient, FormRefused } from './form-client.ts'
export { languageOf, type FormLanguage } from './form-texts.ts'
