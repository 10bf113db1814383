import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  loading: {}
  loadFailed: {}
  gone: {}
  goneText: {}
  toForms: {}
  back: {}
  name: {}
  nameEmpty: {}
  saving: {}
  saved: {}
  notSaved: {}
  notSavedWrong: {}
  waiting: {}
  undo: {}
  redo: {}
  undone: {}
  redone: {}
  publish: {}
  parts: {}
  fields: {}
  preview: {}
  field: {}
  settings: {}
  style: {}
  outline: {}
  look: {}
  editor: {}
  noField: {}
  required: {}
  wrong: {}
  keys: {}
  moved: { name: string; place: number; count: number }
  removed: { name: string }
  copied: { name: string }
  emailStays: {}
  add: {}
  full: { most: number }
  properties: {}
  newProperty: {}
  others: {}
  otherParameter: {}
  device: {}
  desktop: {}
  phone: {}
  page: {}
  light: {}
  dark: {}
  language: {}
  again: {}
  shownAs: {}
  inline: {}
  popup: {}
  openAfter: { seconds: number }
  popUpPage: {}
  comparedSettings: { count: number }
  comparedBrand: {}
  comparedOwn: {}
  deleted: {}
  deletedText: {}
  createFromIt: {}
  createFailed: {}
}>({
  loading: {
    id: 'formBuilder.loading',
    defaultMessage: 'Loading the form…',
    description: 'Title of the form builder while the form loads, for screen readers',
  },
  loadFailed: {
    id: 'formBuilder.loadFailed',
    defaultMessage: 'The form could not be loaded.',
    description: 'Title of the error in place of the form builder',
  },
  gone: {
    id: 'formBuilder.gone',
    defaultMessage: 'This form doesn’t exist',
    description: 'Title where the address names a form that there is none of',
  },
  goneText: {
    id: 'formBuilder.goneText',
    defaultMessage: 'It may have been deleted, or the link is wrong.',
    description: 'Below the title that a form does not exist',
  },
  toForms: {
    id: 'formBuilder.toForms',
    defaultMessage: 'All forms',
    description: 'Link from an error to the list of forms',
  },
  back: {
    id: 'formBuilder.back',
    defaultMessage: 'Form',
    description: 'Link at the top of the form builder back to the page of the form, with an arrow before it',
  },
  name: {
    id: 'formBuilder.name',
    defaultMessage: 'Name of the form',
    description: 'Label of the field with the name of the form',
  },
  nameEmpty: {
    id: 'formBuilder.nameEmpty',
    defaultMessage: 'Enter a name.',
    description: 'Error under the name of a form',
  },
  saving: {
    id: 'formBuilder.saving',
    defaultMessage: 'Saving…',
    description: 'State of the form builder: the draft is being saved',
  },
  saved: {
    id: 'formBuilder.saved',
    defaultMessage: 'Saved',
    description: 'State of the form builder: all changes are saved',
  },
  notSaved: {
    id: 'formBuilder.notSaved',
    defaultMessage: 'Not saved yet',
    description: 'State of the form builder: there are changes that are not saved',
  },
  notSavedWrong: {
    id: 'formBuilder.notSavedWrong',
    defaultMessage: 'Some changes can’t be saved. Check the marked fields.',
    description:
      'State of the form builder: something that was typed is wrong and keeps that part from being saved',
  },
  waiting: {
    id: 'formBuilder.waiting',
    defaultMessage: 'No connection. Your changes are kept here and saved when it is back.',
    description: 'State of the form builder: there is no network',
  },
  undo: {
    id: 'formBuilder.undo',
    defaultMessage: 'Undo',
    description: 'Button of the form builder',
  },
  undone: {
    id: 'formBuilder.undone',
    defaultMessage: 'Undone',
    description: 'Spoken after a step in the form builder was undone',
  },
  redone: {
    id: 'formBuilder.redone',
    defaultMessage: 'Redone',
    description: 'Spoken after a step in the form builder was redone',
  },
  redo: {
    id: 'formBuilder.redo',
    defaultMessage: 'Redo',
    description: 'Button of the form builder',
  },
  publish: {
    id: 'formBuilder.publish',
    defaultMessage: 'Publish…',
    description: 'Button of the form builder that opens a dialog with what changes for visitors',
  },
  parts: {
    id: 'formBuilder.parts',
    defaultMessage: 'Parts of the builder',
    description: 'Name, for screen readers, of the tabs of the form builder',
  },
  fields: {
    id: 'formBuilder.fields',
    defaultMessage: 'Fields',
    description: 'Tab of the form builder and name of its list: the fields of the form',
  },
  preview: {
    id: 'formBuilder.preview',
    defaultMessage: 'Preview',
    description: 'Tab of the form builder and name of the area: the form as visitors see it',
  },
  field: {
    id: 'formBuilder.field',
    defaultMessage: 'Field',
    description: 'Tab of the form builder: what is set for the selected field',
  },
  settings: {
    id: 'formBuilder.settings',
    defaultMessage: 'Settings',
    description: 'Tab of the form builder: what is set for the form as a whole',
  },
  style: {
    id: 'formBuilder.style',
    defaultMessage: 'Style',
    description: 'Tab of the form builder: how the form looks',
  },
  outline: {
    id: 'formBuilder.outline',
    defaultMessage: 'Fields of the form',
    description: 'Name, for screen readers, of the left pane of the form builder',
  },
  look: {
    id: 'formBuilder.look',
    defaultMessage: 'Look of the form',
    description: 'Name, for screen readers, of the middle pane of the form builder',
  },
  editor: {
    id: 'formBuilder.editor',
    defaultMessage: 'Field, settings and style',
    description: 'Name, for screen readers, of the right pane of the form builder, with the settings',
  },
  noField: {
    id: 'formBuilder.noField',
    defaultMessage: 'Select a field in the list or in the preview.',
    description: 'In the form builder where the settings of a field would be, while none is selected',
  },
  required: {
    id: 'formBuilder.required',
    defaultMessage: 'Required',
    description: 'Beside a field in the list: visitors must fill it in',
  },
  wrong: {
    id: 'formBuilder.wrong',
    defaultMessage: 'Must be fixed before publishing',
    description: 'Name of the mark at a field that is not ready to be published',
  },
  keys: {
    id: 'formBuilder.keys',
    defaultMessage: 'Alt+↑ and Alt+↓ move the field, Ctrl+D duplicates it, Delete removes it.',
    description: 'Below the list of fields: the keys that change the order',
  },
  moved: {
    id: 'formBuilder.moved',
    defaultMessage: '{name} is now {place} of {count}.',
    description: 'Announced after a field was moved in the list',
  },
  removed: {
    id: 'formBuilder.removed',
    defaultMessage: '{name} is removed.',
    description: 'Announced after a field was removed',
  },
  copied: {
    id: 'formBuilder.copied',
    defaultMessage: '{name} is duplicated.',
    description: 'Announced after a field was duplicated',
  },
  emailStays: {
    id: 'formBuilder.emailStays',
    defaultMessage: 'Every form needs the email field.',
    description: 'Announced where somebody tries to remove the email field',
  },
  add: {
    id: 'formBuilder.add',
    defaultMessage: 'Add a field',
    description: 'Button that opens the menu of fields to add',
  },
  full: {
    id: 'formBuilder.full',
    defaultMessage: 'A form has at most {most} fields',
    description: 'Disabled button in place of adding a field',
  },
  properties: {
    id: 'formBuilder.properties',
    defaultMessage: 'Contact properties',
    description: 'Heading in the menu of fields to add',
  },
  newProperty: {
    id: 'formBuilder.newProperty',
    defaultMessage: 'New property…',
    description: 'Menu entry that makes a new contact property and a field for it',
  },
  others: {
    id: 'formBuilder.others',
    defaultMessage: 'Other',
    description: 'Heading in the menu of fields to add',
  },
  otherParameter: {
    id: 'formBuilder.otherParameter',
    defaultMessage: 'Other URL parameter',
    description: 'Menu entry below "Hidden field": the parameter is typed afterwards',
  },
  device: {
    id: 'formBuilder.device',
    defaultMessage: 'Screen',
    description: 'Name, for screen readers, of the choice between desktop and phone',
  },
  desktop: {
    id: 'formBuilder.desktop',
    defaultMessage: 'Desktop',
    description: 'Choice in the preview of a form',
  },
  phone: {
    id: 'formBuilder.phone',
    defaultMessage: 'Phone',
    description: 'Choice in the preview of a form',
  },
  page: {
    id: 'formBuilder.page',
    defaultMessage: 'Page',
    description: 'Name, for screen readers, of the choice whether the preview is on a light or a dark page',
  },
  light: {
    id: 'formBuilder.light',
    defaultMessage: 'Light',
    description: 'Choice in the preview of a form: on a light page',
  },
  dark: {
    id: 'formBuilder.dark',
    defaultMessage: 'Dark',
    description: 'Choice in the preview of a form: on a dark page',
  },
  language: {
    id: 'formBuilder.language',
    defaultMessage: 'Language',
    description: 'Name, for screen readers, of the choice of the language of the preview and of the texts',
  },
  again: {
    id: 'formBuilder.again',
    defaultMessage: 'Start over',
    description: 'Button in the preview of a form, after it was submitted there: shows the empty form again',
  },
  shownAs: {
    id: 'formBuilder.shownAs',
    defaultMessage: 'Shown as',
    description: 'Name of the choice in the preview of a form: in the page or as a pop-up',
  },
  inline: {
    id: 'formBuilder.inline',
    defaultMessage: 'In the page',
    description: 'Choice in the preview of a form: it stands in the page',
  },
  popup: {
    id: 'formBuilder.popup',
    defaultMessage: 'Pop-up',
    description: 'Choice in the preview of a form: it opens over the page',
  },
  openAfter: {
    id: 'formBuilder.openAfter',
    defaultMessage: 'Open after {seconds, plural, one {# second} other {# seconds}}',
    description: 'Button in the preview of a pop-up: shows it closed, and how it opens by itself',
  },
  popUpPage: {
    id: 'formBuilder.popUpPage',
    defaultMessage: 'Pop-up over a page',
    description: 'Name, for screen readers, of the frame in which a pop-up is shown over a made-up page',
  },
  comparedSettings: {
    id: 'formBuilder.comparedSettings',
    defaultMessage: '{count, plural, =0 {as stored} one {# changed setting} other {# changed settings}}',
    description: 'How many settings differ, in the comparison with what somebody else saved',
  },
  comparedBrand: {
    id: 'formBuilder.comparedBrand',
    defaultMessage: 'Same as the brand',
    description: 'Style of a form, compared with what somebody else saved',
  },
  comparedOwn: {
    id: 'formBuilder.comparedOwn',
    defaultMessage: 'Own colors',
    description: 'Style of a form, compared with what somebody else saved',
  },
  deleted: {
    id: 'formBuilder.deleted',
    defaultMessage: 'This form was deleted',
    description: 'Title of the notice in the form builder that somebody else deleted the form',
  },
  deletedText: {
    id: 'formBuilder.deletedText',
    defaultMessage: 'What you typed is still here. You can create a new form from it.',
    description: 'Notice in the form builder that somebody else deleted the form',
  },
  createFromIt: {
    id: 'formBuilder.createFromIt',
    defaultMessage: 'Create a new form',
    description: 'Button of the notice that the form was deleted',
  },
  createFailed: {
    id: 'formBuilder.createFailed',
    defaultMessage: 'The form could not be created.',
    description: 'Error in the notice that the form was deleted',
  },
})
