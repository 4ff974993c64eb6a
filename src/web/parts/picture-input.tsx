/** A button to choose an image. The shell handles drop and paste, on every view that accepts images. */
export const PictureInput = ({
  id,
  name,
  onPicture,
}: {
  id: string;
  name: string;
  onPicture: (file: File) => void;
}) => (
  <span class="picture-input">
    <input
      id={id}
      type="file"
      accept="image/*"
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? [];
        if (file) onPicture(file);
        event.currentTarget.value = '';
      }}
    />
    <label for={id} class="button">
      {name}
    </label>
  </span>
);
