import { embedForm } from './embed-form.ts'

// The script of a form on a customer's page, built alone by vite.forms.config.ts.
const { currentScript } = document
void embedForm(currentScript instanceof HTMLScriptElement ? currentScript : null)
