import { theme, type ThemeConfig } from 'antd';

import { fonts, palettes, radius, reducedMotion, type, type ThemeName } from '@rrr/kit/base';

/** antd drawn from the same tokens as the shell's native controls. */
export const deskTheme = (name: ThemeName, large: boolean): ThemeConfig => {
  const it = palettes[name];
  return {
    cssVar: { key: 'antd-desk' },
    hashed: false,
    algorithm: name === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: it.brand,
      colorPrimaryHover: it['brand-strong'],
      colorPrimaryActive: it['brand-strong'],
      colorTextLightSolid: it['on-brand'],
      colorSuccess: it.good,
      colorWarning: it.wait,
      colorError: it.bad,
      colorInfo: it.muted,
      colorLink: it.ink,
      colorText: it.ink,
      colorTextSecondary: it.muted,
      colorTextTertiary: it.muted,
      colorTextPlaceholder: it.muted,
      colorBgBase: it.paper,
      colorBgLayout: it.paper,
      colorBgContainer: it.surface,
      colorBgElevated: it.surface,
      colorBorder: it.edge,
      colorBorderSecondary: it.line,
      fontFamily: fonts.text,
      fontSize: type.text,
      borderRadius: radius.control,
      borderRadiusLG: radius.control,
      controlHeight: large ? 48 : 40,
      controlHeightLG: 48,
      // antd does not ask the system itself
      motion: !reducedMotion(),
      motionDurationFast: '0.1s',
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.15s',
      // antd styles every link of the page, not only its own: these are the base's
      linkDecoration: 'underline var(--edge)',
      linkHoverDecoration: 'underline',
      linkFocusDecoration: 'underline',
      boxShadow: 'none',
      boxShadowTertiary: 'none',
    },
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 600,
        contentFontSizeLG: type.text,
      },
      // red is the brand's, and at a field it would read as an error
      Input: { activeBorderColor: it.focus, hoverBorderColor: it.ink, activeShadow: 'none', errorActiveShadow: 'none' },
      Form: { itemMarginBottom: 16, verticalLabelPadding: '0 0 4px', labelFontSize: type.text, labelHeight: 24 },
    },
  };
};
