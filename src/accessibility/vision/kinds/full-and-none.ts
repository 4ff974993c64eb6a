/** Severity of every model that is published for the full deficiency only. */
export const FULL_AND_NONE = 'linear interpolation in linear-light sRGB between the colour and its full simulation';
