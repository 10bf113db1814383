import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: { name: string }
  cancel: {}
  publish: {}
  failed: {}
  published: { name: string }
  blocks: { count: number }
  fix: {}
  fixNamed: { problem: string }
  changes: {}
  first: { count: number }
  nothing: {}
  opens: {}
  changedMeanwhile: {}
  added: { name: string }
  removed: { name: string }
  changed: { name: string; parts: string }
  order: {}
  style: {}
  setting: { setting: string }
  label: {}
  placeholder: {}
  help: {}
  required: {}
  width: {}
  propertyKey: {}
  defaultValue: {}
  options: {}
  showIf: {}
  rules: {}
  mailingListIdsSetting: {}
  optInSetting: {}
  optInMailSetting: {}
  successSetting: {}
  alreadyTextSetting: {}
  errorTextSetting: {}
  closedTextSetting: {}
  welcomeSetting: {}
  notifySetting: {}
  captchaSetting: {}
  honeypotSetting: {}
  allowedOriginsSetting: {}
  maxSubmissionsSetting: {}
  opensAtSetting: {}
  closesAtSetting: {}
  localeSetting: {}
  kindSetting: {}
}>({
  title: {
    id: 'formPublish.title',
    defaultMessage: 'Publish “{name}”',
    description: 'Title of the dialog',
  },
  cancel: {
    id: 'formPublish.cancel',
    defaultMessage: 'Cancel',
    description: 'Button',
  },
  publish: {
    id: 'formPublish.publish',
    defaultMessage: 'Publish',
    description: 'Button',
  },
  failed: {
    id: 'formPublish.failed',
    defaultMessage: 'The form could not be published.',
    description: 'Title of an error',
  },
  published: {
    id: 'formPublish.published',
    defaultMessage: '“{name}” is published.',
    description: 'Toast after publishing',
  },
  blocks: {
    id: 'formPublish.blocks',
    defaultMessage: '{count, plural, one {# thing to fix first} other {# things to fix first}}',
    description: 'Heading of what keeps a form from being published',
  },
  fix: {
    id: 'formPublish.fix',
    defaultMessage: 'Fix',
    description: 'Button that leads to the place of a problem',
  },
  fixNamed: {
    id: 'formPublish.fixNamed',
    defaultMessage: 'Fix: {problem}',
    description: 'Name, for screen readers, of the button that leads to the place of a problem',
  },
  changes: {
    id: 'formPublish.changes',
    defaultMessage: 'What changes for visitors',
    description: 'Heading of the changes',
  },
  first: {
    id: 'formPublish.first',
    defaultMessage:
      'The form goes online for the first time, with {count, plural, one {# field} other {# fields}}.',
    description: 'In place of the changes of a form that was never published',
  },
  nothing: {
    id: 'formPublish.nothing',
    defaultMessage: 'Nothing. Visitors already see this version.',
    description: 'In place of the changes where there are none',
  },
  opens: {
    id: 'formPublish.opens',
    defaultMessage: 'The form is open again.',
    description: 'A change: the form was unpublished',
  },
  changedMeanwhile: {
    id: 'formPublish.changedMeanwhile',
    defaultMessage:
      'Someone else changed the form in the meantime. Read the changes again before you publish.',
    description: 'Warning in the dialog',
  },
  added: {
    id: 'formPublish.added',
    defaultMessage: '“{name}” is added.',
    description: 'A change: a new field',
  },
  removed: {
    id: 'formPublish.removed',
    defaultMessage: '“{name}” is removed.',
    description: 'A change: a field is gone',
  },
  changed: {
    id: 'formPublish.changed',
    defaultMessage: '“{name}”: {parts}',
    description: 'A change of a field; parts is a list such as "label and help"',
  },
  order: {
    id: 'formPublish.order',
    defaultMessage: 'The fields are in another order.',
    description: 'A change',
  },
  style: {
    id: 'formPublish.style',
    defaultMessage: 'The form looks different.',
    description: 'A change: colors, font or CSS',
  },
  setting: {
    id: 'formPublish.setting',
    defaultMessage: 'Setting: {setting}',
    description: 'A change of a setting',
  },
  label: {
    id: 'formPublish.label',
    defaultMessage: 'label',
    description: 'Part of a field, in a list of changes',
  },
  placeholder: {
    id: 'formPublish.placeholder',
    defaultMessage: 'placeholder',
    description: 'Part of a field, in a list of changes',
  },
  help: {
    id: 'formPublish.help',
    defaultMessage: 'help',
    description: 'Part of a field, in a list of changes',
  },
  required: {
    id: 'formPublish.required',
    defaultMessage: 'required',
    description: 'Part of a field, in a list of changes',
  },
  width: {
    id: 'formPublish.width',
    defaultMessage: 'width',
    description: 'Part of a field, in a list of changes',
  },
  propertyKey: {
    id: 'formPublish.propertyKey',
    defaultMessage: 'property',
    description: 'Part of a field, in a list of changes',
  },
  defaultValue: {
    id: 'formPublish.defaultValue',
    defaultMessage: 'default value',
    description: 'Part of a field, in a list of changes',
  },
  options: {
    id: 'formPublish.options',
    defaultMessage: 'choices',
    description: 'Part of a field, in a list of changes',
  },
  showIf: {
    id: 'formPublish.showIf',
    defaultMessage: 'visibility',
    description: 'Part of a field, in a list of changes',
  },
  rules: {
    id: 'formPublish.rules',
    defaultMessage: 'validation',
    description: 'Part of a field, in a list of changes',
  },
  mailingListIdsSetting: {
    id: 'formPublish.mailingListIdsSetting',
    defaultMessage: 'mailing lists',
    description: 'A setting, in a list of changes',
  },
  optInSetting: {
    id: 'formPublish.optInSetting',
    defaultMessage: 'confirmation',
    description: 'A setting, in a list of changes',
  },
  optInMailSetting: {
    id: 'formPublish.optInMailSetting',
    defaultMessage: 'confirmation email',
    description: 'A setting, in a list of changes',
  },
  successSetting: {
    id: 'formPublish.successSetting',
    defaultMessage: 'what visitors get after submitting',
    description: 'A setting, in a list of changes',
  },
  alreadyTextSetting: {
    id: 'formPublish.alreadyTextSetting',
    defaultMessage: 'message for people who are already subscribed',
    description: 'A setting, in a list of changes',
  },
  errorTextSetting: {
    id: 'formPublish.errorTextSetting',
    defaultMessage: 'message if sending fails',
    description: 'A setting, in a list of changes',
  },
  closedTextSetting: {
    id: 'formPublish.closedTextSetting',
    defaultMessage: 'message while it is closed',
    description: 'A setting, in a list of changes',
  },
  welcomeSetting: {
    id: 'formPublish.welcomeSetting',
    defaultMessage: 'welcome email',
    description: 'A setting, in a list of changes',
  },
  notifySetting: {
    id: 'formPublish.notifySetting',
    defaultMessage: 'notifications',
    description: 'A setting, in a list of changes',
  },
  captchaSetting: {
    id: 'formPublish.captchaSetting',
    defaultMessage: 'browser check',
    description: 'A setting, in a list of changes',
  },
  honeypotSetting: {
    id: 'formPublish.honeypotSetting',
    defaultMessage: 'trap for bots',
    description: 'A setting, in a list of changes',
  },
  allowedOriginsSetting: {
    id: 'formPublish.allowedOriginsSetting',
    defaultMessage: 'allowed sites',
    description: 'A setting, in a list of changes',
  },
  maxSubmissionsSetting: {
    id: 'formPublish.maxSubmissionsSetting',
    defaultMessage: 'submission limit',
    description: 'A setting, in a list of changes',
  },
  opensAtSetting: {
    id: 'formPublish.opensAtSetting',
    defaultMessage: 'opening time',
    description: 'A setting, in a list of changes',
  },
  closesAtSetting: {
    id: 'formPublish.closesAtSetting',
    defaultMessage: 'closing time',
    description: 'A setting, in a list of changes',
  },
  localeSetting: {
    id: 'formPublish.localeSetting',
    defaultMessage: 'language',
    description: 'A setting, in a list of changes',
  },
  kindSetting: {
    id: 'formPublish.kindSetting',
    defaultMessage: 'how it is shown',
    description: 'A setting, in a list of changes: inline, as a pop-up or on a page of its own',
  },
})
