import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  hint: {}
  name: {}
  namePlaceholder: {}
  nameEmpty: {}
  nameLong: { max: number }
  icon: {}
  domains: {}
  note: {}
  cancel: {}
  create: {}
  failed: {}
  created: { name: string }
}>({
  title: {
    id: 'createWorkspace.title',
    defaultMessage: 'Give your workspace a name',
    description: 'Title of the dialog that creates a workspace',
  },
  hint: {
    id: 'createWorkspace.hint',
    defaultMessage: 'Details help any team members that join',
    description: 'Sentence under the title of the dialog that creates a workspace',
  },
  name: {
    id: 'createWorkspace.name',
    defaultMessage: 'Workspace name',
    description: 'Label of the name of a new workspace',
  },
  namePlaceholder: {
    id: 'createWorkspace.namePlaceholder',
    defaultMessage: 'Your Legendary Company Inc.',
    description: 'Example of a name, in the empty field of the name of a new workspace',
  },
  nameEmpty: {
    id: 'createWorkspace.nameEmpty',
    defaultMessage: 'Enter a name.',
    description: 'Error at the name of a new workspace: there is none',
  },
  nameLong: {
    id: 'createWorkspace.nameLong',
    defaultMessage: 'Shorten the name to {max} characters.',
    description: 'Error at the name of a new workspace: it is too long',
  },
  icon: {
    id: 'createWorkspace.icon',
    defaultMessage: 'Icon',
    description: 'Label of the picture of a new workspace',
  },
  domains: {
    id: 'createWorkspace.domains',
    defaultMessage: 'Allowed email domain',
    description: 'Label of the domains whose addresses may join a new workspace',
  },
  note: {
    id: 'createWorkspace.note',
    defaultMessage: '* Anyone with email addresses at these domains can join your workspace.',
    description: 'Note under the allowed domains of a new workspace',
  },
  cancel: {
    id: 'createWorkspace.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes the dialog without creating a workspace',
  },
  create: {
    id: 'createWorkspace.create',
    defaultMessage: 'Create',
    description: 'Button that creates the workspace',
  },
  failed: {
    id: 'createWorkspace.failed',
    defaultMessage: 'Failed to save',
    description: 'Toast after creating a workspace failed; the dialog stays as it was',
  },
  created: {
    id: 'createWorkspace.created',
    defaultMessage: '“{name}” was created',
    description: 'Toast after a workspace was created whose dialog had been closed in the meantime',
  },
})
