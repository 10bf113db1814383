import { Block, Column, EmailDocument as Document, Section, Settings, Visibility } from '#mail/document'
import { Inline, RichBlock } from '#mail/document/inline'
import { LeafBlock } from '#mail/document/leaf-blocks'

/** A mail as the editor makes it: sections of columns of blocks. The schema is that of the editor itself. */
export const EmailDocument = Document
export type EmailDocument = Document

/** A row of a mail. */
export const EmailSection = Section
export type EmailSection = Section

/** Blocks below each other; `width` is a share of twelve. */
export const EmailColumn = Column
export type EmailColumn = Column

/** A part of a mail: one with content, or a container or repeat of such. */
export const EmailBlock = Block
export type EmailBlock = Block

/** A part of a mail that has content and holds no other parts. */
export const EmailLeafBlock = LeafBlock
export type EmailLeafBlock = LeafBlock

/** What holds for the whole of a mail: width, language, colours and fonts. */
export const EmailSettings = Settings
export type EmailSettings = Settings

/** For whom a part is shown: conditions about properties, lists and segments. */
export const EmailVisibility = Visibility
export type EmailVisibility = Visibility

/** A paragraph, heading, list or quote. */
export const EmailRichBlock = RichBlock
export type EmailRichBlock = RichBlock

/** Words with their marks, a line break, or a variable. */
export const EmailInline = Inline
export type EmailInline = Inline
