import { theme, type ThemeConfig } from 'antd';

import { fonts, palettes, radius, reducedMotion, type, type ThemeName } from '@rrr/kit/base';

/** antd drawn from the same tokens as the shell's native controls. */
export const deskTheme = (name: ThemeName, large: boolean): ThemeConfig => {
  const palette = palettes[name];
  return {
    cssVar: { key: 'antd-desk' },
    hashed: false,
    algorithm: name === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: palette.brand,
      colorPrimaryHover: palette['brand-strong'],
      colorPrimaryActive: palette['brand-strong'],
      colorTextLightSolid: palette['on-brand'],
      colorSuccess: palette.good,
      colorWarning: palette.wait,
      colorError: palette.bad,
      colorInfo: palette.muted,
      colorLink: palette.ink,
      colorText: palette.ink,
      colorTextSecondary: palette.muted,
      colorTextTertiary: palette.muted,
      colorTextPlaceholder: palette.muted,
      colorBgBase: palette.paper,
      colorBgLayout: palette.paper,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.surface,
      colorBorder: palette.edge,
      colorBorderSecondary: palette.line,
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
      Input: {
        activeBorderColor: palette.focus,
        hoverBorderColor: palette.ink,
        activeShadow: 'none',
        errorActiveShadow: 'none',
      },
      Form: { itemMarginBottom: 16, verticalLabelPadding: '0 0 4px', labelFontSize: type.text, labelHeight: 24 },
    },
  };
};
