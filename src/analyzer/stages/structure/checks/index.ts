import { a11yAccesskey } from './a11y-accesskey.ts';
import { a11yAreaUnused } from './a11y-area-unused.ts';
import { a11yAriaAttrAllowed } from './a11y-aria-attr-allowed.ts';
import { a11yAriaAttrProhibited } from './a11y-aria-attr-prohibited.ts';
import { a11yAriaAttrValid } from './a11y-aria-attr-valid.ts';
import { a11yAriaBraille } from './a11y-aria-braille.ts';
import { a11yAriaConditional } from './a11y-aria-conditional.ts';
import { a11yAriaHiddenFocus } from './a11y-aria-hidden-focus.ts';
import { a11yAriaReferenceMissing } from './a11y-aria-reference-missing.ts';
import { a11yAriaRequiredContext } from './a11y-aria-required-context.ts';
import { a11yAriaRequiredOwned } from './a11y-aria-required-owned.ts';
import { a11yAriaValueValid } from './a11y-aria-value-valid.ts';
import { a11yAutocompleteMissing } from './a11y-autocomplete-missing.ts';
import { a11yDecorativeAlt } from './a11y-decorative-alt.ts';
import { a11yErrormessageShown } from './a11y-errormessage-shown.ts';
import { a11yFieldsetLegend } from './a11y-fieldset-legend.ts';
import { a11yFocusRole } from './a11y-focus-role.ts';
import { a11yFormSubmit } from './a11y-form-submit.ts';
import { a11yGroupName } from './a11y-group-name.ts';
import { a11yIdValid } from './a11y-id-valid.ts';
import { a11yIdenticalLinks } from './a11y-identical-links.ts';
import { a11yIframeTitleUnique } from './a11y-iframe-title-unique.ts';
import { a11yLabelInName } from './a11y-label-in-name.ts';
import { a11yLinkPlaceholder } from './a11y-link-placeholder.ts';
import { a11yLinkText } from './a11y-link-text.ts';
import { a11yList } from './a11y-list.ts';
import { a11yMediaAlternatives } from './a11y-media-alternatives.ts';
import { a11yNativeRole } from './a11y-native-role.ts';
import { a11yNestedInteractive } from './a11y-nested-interactive.ts';
import { a11yPAsHeading } from './a11y-p-as-heading.ts';
import { a11yPlaceholderLabel } from './a11y-placeholder-label.ts';
import { a11yPointerOnly } from './a11y-pointer-only.ts';
import { a11yRegion } from './a11y-region.ts';
import { a11yRoleDeprecated } from './a11y-role-deprecated.ts';
import { a11yRoleDescription } from './a11y-role-description.ts';
import { a11yServerImageMap } from './a11y-server-image-map.ts';
import { a11ySpacedWord } from './a11y-spaced-word.ts';
import { a11yTablistStop } from './a11y-tablist-stop.ts';
import { a11yWidgetFocusable } from './a11y-widget-focusable.ts';
import { CONTROL_NAMES_CHECKS } from './control-names.ts';
import { docAttributeMisplaced } from './doc-attribute-misplaced.ts';
import { docAttributeValue } from './doc-attribute-value.ts';
import { docBlockInInline } from './doc-block-in-inline.ts';
import { docCssInvalid } from './doc-css-invalid.ts';
import { docEmptyAddress } from './doc-empty-address.ts';
import { docFragmentTarget } from './doc-fragment-target.ts';
import { docMapName } from './doc-map-name.ts';
import { docReferenceMissing } from './doc-reference-missing.ts';
import { docScriptAttributes } from './doc-script-attributes.ts';
import { docUnknownElement } from './doc-unknown-element.ts';
import { DOCUMENT_BYTES_CHECKS } from './document-bytes.ts';
import { DOCUMENT_LOADING_CHECKS } from './document-loading.ts';
import { DOCUMENT_SYNTAX_CHECKS } from './document-syntax.ts';
import { EVENT_HANDLER_CHECKS } from './event-handlers.ts';
import { FIELD_LABELS_CHECKS } from './field-labels.ts';
import { HEADINGS_CHECKS } from './headings.ts';
import { IFRAMES_CHECKS } from './iframes.ts';
import { IMAGES_CHECKS } from './images.ts';
import { KEYS_AND_IDS_CHECKS } from './keys-and-ids.ts';
import { LANDMARKS_CHECKS } from './landmarks.ts';
import { PAGE_LANGUAGE_CHECKS } from './page-language.ts';
import { PAGE_SETTINGS_CHECKS } from './page-settings.ts';
import { PLAYERS_CHECKS } from './players.ts';
import { ROLES_CHECKS } from './roles.ts';
import { TABLE_HEADERS_CHECKS } from './table-headers.ts';
import { TABLE_REFERENCES_CHECKS } from './table-references.ts';
import { TEXT_SPACING_CHECKS } from './text-spacing.ts';
import { UNCLOSED_TAGS_CHECKS } from './unclosed-tags.ts';
import { WIDGET_NAMES_CHECKS } from './widget-names.ts';

export const A11Y_CHECKS = [
  ...PAGE_LANGUAGE_CHECKS,
  ...PAGE_SETTINGS_CHECKS,
  ...IMAGES_CHECKS,
  ...FIELD_LABELS_CHECKS,
  ...CONTROL_NAMES_CHECKS,
  ...IFRAMES_CHECKS,
  ...HEADINGS_CHECKS,
  ...LANDMARKS_CHECKS,
  ...ROLES_CHECKS,
  a11yAriaAttrValid,
  a11yAriaValueValid,
  a11yAriaReferenceMissing,
  a11yAriaAttrAllowed,
  a11yAriaAttrProhibited,
  a11yAriaRequiredOwned,
  a11yAriaRequiredContext,
  a11yAriaHiddenFocus,
  ...KEYS_AND_IDS_CHECKS,
  ...TABLE_REFERENCES_CHECKS,
  a11yList,
  ...TEXT_SPACING_CHECKS,
  ...PLAYERS_CHECKS,
  a11yLinkText,
  a11yPlaceholderLabel,
  a11yFieldsetLegend,
  a11yLinkPlaceholder,
  a11yAccesskey,
  a11yDecorativeAlt,
  ...WIDGET_NAMES_CHECKS,
  a11yLabelInName,
  ...TABLE_HEADERS_CHECKS,
  a11yRegion,
  a11yIdenticalLinks,
  a11yIframeTitleUnique,
  a11yAriaConditional,
  a11yErrormessageShown,
  a11yServerImageMap,
  a11yPAsHeading,
  a11yFocusRole,
  a11yWidgetFocusable,
  a11yPointerOnly,
  a11yRoleDeprecated,
  a11yAriaBraille,
  a11yRoleDescription,
  a11yIdValid,
  a11yNestedInteractive,
  a11yNativeRole,
  a11yFormSubmit,
  a11yGroupName,
  a11yTablistStop,
  a11yAutocompleteMissing,
  a11yMediaAlternatives,
  ...EVENT_HANDLER_CHECKS,
  a11ySpacedWord,
  a11yAreaUnused,
];

export const DOCUMENT_CHECKS = [
  ...DOCUMENT_BYTES_CHECKS,
  ...DOCUMENT_SYNTAX_CHECKS,
  docFragmentTarget,
  docBlockInInline,
  ...UNCLOSED_TAGS_CHECKS,
  docAttributeValue,
  docAttributeMisplaced,
  docUnknownElement,
  docEmptyAddress,
  docReferenceMissing,
  docMapName,
  docScriptAttributes,
  ...DOCUMENT_LOADING_CHECKS,
  docCssInvalid,
];
