import { a11yAccesskey } from './a11y-accesskey.ts';
import { a11yAccesskeyUnique } from './a11y-accesskey-unique.ts';
import { a11yAltSuspicious } from './a11y-alt-suspicious.ts';
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
import { a11yAutocompleteValid } from './a11y-autocomplete-valid.ts';
import { a11yAutoplay } from './a11y-autoplay.ts';
import { a11yButtonName } from './a11y-button-name.ts';
import { a11yBypass } from './a11y-bypass.ts';
import { a11yDecorativeAlt } from './a11y-decorative-alt.ts';
import { a11yDecorativeExposed } from './a11y-decorative-exposed.ts';
import { a11yDialogName } from './a11y-dialog-name.ts';
import { a11yDocumentTitle } from './a11y-document-title.ts';
import { a11yDuplicateId } from './a11y-duplicate-id.ts';
import { a11yDuplicateIdAria } from './a11y-duplicate-id-aria.ts';
import { a11yEmptyTh } from './a11y-empty-th.ts';
import { a11yErrormessageShown } from './a11y-errormessage-shown.ts';
import { a11yFieldsetLegend } from './a11y-fieldset-legend.ts';
import { a11yFocusRole } from './a11y-focus-role.ts';
import { a11yFormFieldName } from './a11y-form-field-name.ts';
import { a11yFormSubmit } from './a11y-form-submit.ts';
import { a11yH1 } from './a11y-h1.ts';
import { a11yHeadersTh } from './a11y-headers-th.ts';
import { a11yHeadingName } from './a11y-heading-name.ts';
import { a11yHeadingOrder } from './a11y-heading-order.ts';
import { a11yHtmlLang } from './a11y-html-lang.ts';
import { a11yHtmlLangValid } from './a11y-html-lang-valid.ts';
import { a11yIdValid } from './a11y-id-valid.ts';
import { a11yIdenticalLinks } from './a11y-identical-links.ts';
import { a11yIframeFocusable } from './a11y-iframe-focusable.ts';
import { a11yIframeName } from './a11y-iframe-name.ts';
import { a11yIframeTitleUnique } from './a11y-iframe-title-unique.ts';
import { a11yImageButtonName } from './a11y-image-button-name.ts';
import { a11yImgName } from './a11y-img-name.ts';
import { a11yLabelForMissing } from './a11y-label-for-missing.ts';
import { a11yLabelInName } from './a11y-label-in-name.ts';
import { a11yLabelTitleOnly } from './a11y-label-title-only.ts';
import { a11yLandmarkMain } from './a11y-landmark-main.ts';
import { a11yLandmarkTop } from './a11y-landmark-top.ts';
import { a11yLandmarkUnique } from './a11y-landmark-unique.ts';
import { a11yLangText } from './a11y-lang-text.ts';
import { a11yLangValid } from './a11y-lang-valid.ts';
import { a11yLetterSpacing } from './a11y-letter-spacing.ts';
import { a11yLineHeight } from './a11y-line-height.ts';
import { a11yLinkName } from './a11y-link-name.ts';
import { a11yLinkPlaceholder } from './a11y-link-placeholder.ts';
import { a11yLinkText } from './a11y-link-text.ts';
import { a11yList } from './a11y-list.ts';
import { a11yMenuitemName } from './a11y-menuitem-name.ts';
import { a11yMetaRefresh } from './a11y-meta-refresh.ts';
import { a11yMetaRefreshStrict } from './a11y-meta-refresh-strict.ts';
import { a11yMetaViewport } from './a11y-meta-viewport.ts';
import { a11yMetaViewportLarge } from './a11y-meta-viewport-large.ts';
import { a11yMultipleLabels } from './a11y-multiple-labels.ts';
import { a11yNativeRole } from './a11y-native-role.ts';
import { a11yNestedInteractive } from './a11y-nested-interactive.ts';
import { a11yObjectName } from './a11y-object-name.ts';
import { a11yObsoleteMotion } from './a11y-obsolete-motion.ts';
import { a11yOptionName } from './a11y-option-name.ts';
import { a11yPAsHeading } from './a11y-p-as-heading.ts';
import { a11yPlaceholderLabel } from './a11y-placeholder-label.ts';
import { a11yPointerOnly } from './a11y-pointer-only.ts';
import { a11yPresentationalChildren } from './a11y-presentational-children.ts';
import { a11yProgressName } from './a11y-progress-name.ts';
import { a11yRegion } from './a11y-region.ts';
import { a11yRoleAllowed } from './a11y-role-allowed.ts';
import { a11yRoleDeprecated } from './a11y-role-deprecated.ts';
import { a11yRoleDescription } from './a11y-role-description.ts';
import { a11yRoleRequiredAttr } from './a11y-role-required-attr.ts';
import { a11yRoleValid } from './a11y-role-valid.ts';
import { a11yScope } from './a11y-scope.ts';
import { a11yScopeMissing } from './a11y-scope-missing.ts';
import { a11yServerImageMap } from './a11y-server-image-map.ts';
import { a11ySkipLinkTarget } from './a11y-skip-link-target.ts';
import { a11ySummaryName } from './a11y-summary-name.ts';
import { a11ySvgName } from './a11y-svg-name.ts';
import { a11yTabindex } from './a11y-tabindex.ts';
import { a11yTableCaption } from './a11y-table-caption.ts';
import { a11yTableHeaderCells } from './a11y-table-header-cells.ts';
import { a11yTableModel } from './a11y-table-model.ts';
import { a11yTdHeaders } from './a11y-td-headers.ts';
import { a11yThAssigned } from './a11y-th-assigned.ts';
import { a11yVideoCaptions } from './a11y-video-captions.ts';
import { a11yWidgetFocusable } from './a11y-widget-focusable.ts';
import { a11yWidgetName } from './a11y-widget-name.ts';
import { a11yWordSpacing } from './a11y-word-spacing.ts';
import { a11yXmlLangMatch } from './a11y-xml-lang-match.ts';
import { docAttributeMisplaced } from './doc-attribute-misplaced.ts';
import { docAttributeValue } from './doc-attribute-value.ts';
import { docBlockInInline } from './doc-block-in-inline.ts';
import { docCharset } from './doc-charset.ts';
import { docCompression } from './doc-compression.ts';
import { docContentOutside } from './doc-content-outside.ts';
import { docCssInvalid } from './doc-css-invalid.ts';
import { docCutOff } from './doc-cut-off.ts';
import { docDecoding } from './doc-decoding.ts';
import { docDepth } from './doc-depth.ts';
import { docDoctype } from './doc-doctype.ts';
import { docDuplicateAttribute } from './doc-duplicate-attribute.ts';
import { docEmptyAddress } from './doc-empty-address.ts';
import { docFragmentTarget } from './doc-fragment-target.ts';
import { docLegacyScript } from './doc-legacy-script.ts';
import { docMapName } from './doc-map-name.ts';
import { docObsoleteAttribute } from './doc-obsolete-attribute.ts';
import { docObsoleteElement } from './doc-obsolete-element.ts';
import { docParseErrors } from './doc-parse-errors.ts';
import { docReferenceMissing } from './doc-reference-missing.ts';
import { docRenderBlocking } from './doc-render-blocking.ts';
import { docScriptAttributes } from './doc-script-attributes.ts';
import { docStrayEndTag } from './doc-stray-end-tag.ts';
import { docUnclosedElement } from './doc-unclosed-element.ts';
import { docUnknownElement } from './doc-unknown-element.ts';
import { docUtf8 } from './doc-utf8.ts';

export const A11Y_CHECKS = [
  a11yHtmlLang,
  a11yHtmlLangValid,
  a11yLangValid,
  a11yXmlLangMatch,
  a11yLangText,
  a11yDocumentTitle,
  a11yMetaViewport,
  a11yMetaViewportLarge,
  a11yMetaRefresh,
  a11yMetaRefreshStrict,
  a11yBypass,
  a11ySkipLinkTarget,
  a11yObsoleteMotion,
  a11yImgName,
  a11yImageButtonName,
  a11ySvgName,
  a11yObjectName,
  a11yAltSuspicious,
  a11yDecorativeExposed,
  a11yFormFieldName,
  a11yLabelTitleOnly,
  a11yMultipleLabels,
  a11yLabelForMissing,
  a11yAutocompleteValid,
  a11yButtonName,
  a11yLinkName,
  a11ySummaryName,
  a11yMenuitemName,
  a11yOptionName,
  a11yIframeName,
  a11yIframeFocusable,
  a11yHeadingName,
  a11yHeadingOrder,
  a11yH1,
  a11yLandmarkMain,
  a11yLandmarkUnique,
  a11yLandmarkTop,
  a11yRoleValid,
  a11yRoleAllowed,
  a11yRoleRequiredAttr,
  a11yPresentationalChildren,
  a11yAriaAttrValid,
  a11yAriaValueValid,
  a11yAriaReferenceMissing,
  a11yAriaAttrAllowed,
  a11yAriaAttrProhibited,
  a11yAriaRequiredOwned,
  a11yAriaRequiredContext,
  a11yAriaHiddenFocus,
  a11yTabindex,
  a11yAccesskeyUnique,
  a11yDuplicateIdAria,
  a11yDuplicateId,
  a11yTdHeaders,
  a11yHeadersTh,
  a11yThAssigned,
  a11yScope,
  a11yScopeMissing,
  a11yList,
  a11yLetterSpacing,
  a11yWordSpacing,
  a11yLineHeight,
  a11yAutoplay,
  a11yVideoCaptions,
  a11yLinkText,
  a11yPlaceholderLabel,
  a11yFieldsetLegend,
  a11yLinkPlaceholder,
  a11yAccesskey,
  a11yDecorativeAlt,
  a11yDialogName,
  a11yProgressName,
  a11yWidgetName,
  a11yLabelInName,
  a11yTableHeaderCells,
  a11yEmptyTh,
  a11yTableCaption,
  a11yTableModel,
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
];

export const DOCUMENT_CHECKS = [
  docDoctype,
  docCharset,
  docDecoding,
  docUtf8,
  docParseErrors,
  docDuplicateAttribute,
  docObsoleteElement,
  docObsoleteAttribute,
  docContentOutside,
  docCutOff,
  docDepth,
  docFragmentTarget,
  docBlockInInline,
  docStrayEndTag,
  docUnclosedElement,
  docAttributeValue,
  docAttributeMisplaced,
  docUnknownElement,
  docEmptyAddress,
  docReferenceMissing,
  docMapName,
  docScriptAttributes,
  docCompression,
  docRenderBlocking,
  docLegacyScript,
  docCssInvalid,
];
