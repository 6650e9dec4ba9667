import BankOutlined from "@ant-design/icons-svg/es/asn/BankOutlined";
import { useState } from "react";
import { RowPicture } from "../listing/RowPicture";

/** The temple's picture, small; a drawn sign where there is none or it cannot be had. */
export function TempleThumbnail({ image, size = 40 }: { image: string | null; size?: number }) {
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <span className="thumbnail" style={{ inlineSize: size, blockSize: size, fontSize: size / 2 }}>
      {image && image !== missing ? (
        <img src={image} alt="" onError={() => setMissing(image)} />
      ) : (
        <RowPicture of={BankOutlined} />
      )}
    </span>
  );
}
