import { promotionPictureMaxBytes } from "@curie/contract";
import { useQuery } from "@tanstack/react-query";
import { staffApi, staffClient, useAct } from "#features/staff/queries.ts";
import { CallError } from "#lib/failure.ts";

/** The pictures and what happens to them, each with its own flag (S240). */
export function usePromotionPictures(promotion: string) {
  const pictures = useQuery(staffApi.promotions.listPictures.queryOptions());
  const upload = useAct(async (file: File) =>
    staffClient.promotions.uploadPicture({ fileName: file.name, content: await contentOf(file) }),
  );
  const remove = useAct((picture: string) => staffClient.promotions.removePicture({ picture }));
  const select = useAct((picture: string | null) =>
    staffClient.promotions.selectPicture({ identity: promotion, picture }),
  );
  return {
    query: pictures,
    advertisingImages: pictures.data?.advertisingImages ?? [],
    loaded: pictures.isSuccess,
    uploading: upload.isPending,
    removing: remove.isPending,
    selecting: select.isPending,
    ...{ upload, remove, select },
  };
}

/** In Base64. What the server would refuse for its size is not sent. */
async function contentOf(file: File): Promise<string> {
  if (file.size > promotionPictureMaxBytes) {
    const params = { limitBytes: promotionPictureMaxBytes };
    throw new CallError({ code: "promotions.picture-too-large", params, requestId: null });
  }
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
