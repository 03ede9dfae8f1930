import { CloseOutlined, RotateRightOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Image } from 'antd';

export interface ZoomPictureProps {
  src: string;
  alt: string;
  onError?: () => void;
  words: Record<'enlarge' | 'close' | 'zoomIn' | 'zoomOut' | 'turn', string>;
}

/** A picture that opens large: enlarged by buttons, by the wheel, by two fingers and by a double click. Escape closes it. */
export const ZoomPicture = ({ src, alt, onError, words }: ZoomPictureProps) => (
  <Image
    src={src}
    alt={alt}
    {...(onError ? { onError } : {})}
    preview={{
      cover: words.enlarge,
      closeIcon: <CloseOutlined aria-label={words.close} />,
      actionsRender: (_, { actions }) => (
        <div className="desk-zoom-acts">
          <button type="button" className="button" onClick={actions.onZoomOut}>
            <ZoomOutOutlined aria-hidden /> {words.zoomOut}
          </button>
          <button type="button" className="button" onClick={actions.onZoomIn}>
            <ZoomInOutlined aria-hidden /> {words.zoomIn}
          </button>
          <button type="button" className="button" onClick={actions.onRotateRight}>
            <RotateRightOutlined aria-hidden /> {words.turn}
          </button>
        </div>
      ),
    }}
  />
);
