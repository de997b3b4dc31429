// The subset of a canvas context that the drawing uses, so that it can also draw SVG.
export interface Pen
  extends Pick<
    CanvasRenderingContext2D,
    | 'save'
    | 'restore'
    | 'translate'
    | 'rotate'
    | 'beginPath'
    | 'moveTo'
    | 'lineTo'
    | 'rect'
    | 'arc'
    | 'closePath'
    | 'fillRect'
    | 'fillText'
    | 'fillStyle'
    | 'strokeStyle'
    | 'lineWidth'
    | 'lineJoin'
    | 'globalAlpha'
    | 'font'
    | 'textAlign'
    | 'textBaseline'
  > {
  clip(): void;
  fill(rule?: 'nonzero' | 'evenodd'): void;
  stroke(): void;
  measureText(text: string): { readonly width: number };
}
